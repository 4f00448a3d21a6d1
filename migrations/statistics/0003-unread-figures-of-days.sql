-- As `../0343-unread-figures-of-days.sql`.
-- Nobody reads them: a median is found among the stays of any number of days.
alter table stat_day drop column median_seconds, drop column most_seconds;
-- What visitors do comes in several rounds: a visit and an hour are written anew beside where they were, without their index.
alter table stat_visit set (fillfactor = 70);
alter table stat_hour set (fillfactor = 50);
