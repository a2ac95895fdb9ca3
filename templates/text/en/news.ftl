### Announcements, answered questions and the organiser's own pictures: why one is not told, or not shown.

news-refusal-too-many = { $most } things were told already: nobody reads one more.
news-refusal-told-already = This answer is on the page of questions already.
news-refusal-no-answer = This call has no answer that could be told.
news-refusal-ended = It does not stand any more: somebody else took it away.

picture-refusal-no-file = Choose a file.
picture-refusal-unreadable = This is no PNG, JPEG or WebP picture. Save it as one of these.
picture-refusal-too-heavy = This picture has { NUMBER($kilobytes, useGrouping: "false") } kB, and { $most } kB are the most: every phone in the hall loads it. Save it as WebP or JPEG, 800 pixels wide and at a quality of 50, and it is small enough.
picture-refusal-too-large = This picture has { NUMBER($width, useGrouping: "false") } by { NUMBER($height, useGrouping: "false") } pixels, and { NUMBER($most, useGrouping: "false") } a side are the most. Scale it to 800 pixels of width.
picture-refusal-too-many = { $most } pictures are the most. Take one down first.
picture-refusal-not-described = Say what it shows, for those who do not see it.
picture-refusal-there-already = This very picture is up already.

# The page that everybody reads.
news-title = Questions and news
news-questions = Questions of this event
news-no-questions = What judges answer for everybody stands here.
news-announcements = Announcements
news-no-announcements = Nothing has been announced yet.
news-told-by = { $by }, { $when }
