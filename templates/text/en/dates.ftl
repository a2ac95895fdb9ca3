### Days. $weekday is 1 (Monday) to 7, $month 1 to 12.

date-weekday-name = { $weekday ->
    [1] Mon
    [2] Tue
    [3] Wed
    [4] Thu
    [5] Fri
    [6] Sat
   *[7] Sun
}
date-month = { $month ->
    [1] Jan
    [2] Feb
    [3] Mar
    [4] Apr
    [5] May
    [6] Jun
    [7] Jul
    [8] Aug
    [9] Sep
    [10] Oct
    [11] Nov
   *[12] Dec
}

# Sat 10 May 2025
date-weekday = { date-weekday-name } { $day } { date-month } { $year }

date-month-long = { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
}
# 18 June 2026
date-long = { $day } { date-month-long } { $year }

# A day on its own: Sat 10 May 2025, and Sat 10 May
date-whole = { DATETIME($day, style: "weekday") }
date-of-this-year = { DATETIME($day, style: "weekday-in-year") }

## Days with a time

# Sat 10 May 2025, 09:30
moment-long = { DATETIME($day, style: "weekday") }, { $time }
# Sat 10 May, 09:30
moment-this-year = { DATETIME($day, style: "weekday-in-year") }, { $time }
date-weekday-alone = { date-weekday-name }
# Fri 18:02, for the days around today
moment-of-week = { DATETIME($day, style: "weekday-alone") } { $time }
# Today
moment-of-day = { $time }
# A time today when something is due
moment-due-today = today { $time }

## Spans of time

time-minutes-ago = { $minutes ->
    [0] just now
    [one] { $minutes } minute ago
   *[other] { $minutes } minutes ago
}
time-hours-ago = { $hours ->
    [one] { $hours } hour ago
   *[other] { $hours } hours ago
}
time-seconds = { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}
time-minutes = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
date-weekday-name-long = { $weekday ->
    [1] Monday
    [2] Tuesday
    [3] Wednesday
    [4] Thursday
    [5] Friday
    [6] Saturday
   *[7] Sunday
}
# Saturday 21 November
date-today = { date-weekday-name-long } { $day } { date-month-long }
# The first of several days, before one of the same month, and one of the same year: Sat 14, Sat 31 May
date-weekday-in-month = { date-weekday-name } { $day }
date-weekday-in-year = { date-weekday-name } { $day } { date-month }
