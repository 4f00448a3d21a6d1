-- What is shown of an offer changes with the day alone: it is new, in its last week, over. The day on which that was last
-- said to those who keep pages; one made today is looked at once more.
alter table job add column turned_on date not null default current_date - 1;
