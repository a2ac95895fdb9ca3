### Announcements, answered questions and the organiser's own pictures: why one is refused or not shown.

news-refusal-too-many = This event has reached its limit of { $most } announcements and answers.
news-refusal-told-already = This answer is already on the questions page.
news-refusal-no-answer = This call has no answer to share.
news-refusal-ended = Someone else has already removed this.

picture-refusal-no-file = Choose a file.
picture-refusal-unreadable = This isn't a PNG, JPEG or WebP picture. Save it as one of these.
picture-refusal-too-heavy = This picture is { NUMBER($kilobytes, useGrouping: "false") } kB; the limit is { $most } kB. Save it as WebP or JPEG, 800 pixels wide, quality 50.
picture-refusal-too-large = This picture is { NUMBER($width, useGrouping: "false") } by { NUMBER($height, useGrouping: "false") } pixels; the limit is { NUMBER($most, useGrouping: "false") } a side. Resize it to 800 pixels wide.
picture-refusal-too-many = The limit is { $most } pictures. Remove one first.
picture-refusal-not-described = Describe the picture for people who can't see it.
picture-refusal-not-offered = Players can't add army photos at this event.
picture-refusal-not-agreed = Tick that everyone may see the photo.
picture-refusal-replaced = This photo has been replaced or removed. Look at the new one.
picture-refusal-there-already = This picture has already been added.

# The public page.
news-title = Questions and news
news-questions = Questions and answers
news-no-questions = No questions yet
    .about = Judges' answers for everyone appear here.
news-announcements = Announcements
news-no-announcements = No announcements yet
    .about = What the organisers tell everyone appears here, with its time.
news-told-by = { $by }, { $when }
