-- Whoever was led to the questions of a fair was prompted; whoever looks after stands of a cluster follows them.
alter table fair_user rename column led_at to prompted_at;
alter view watched_stand rename to followed_stand;
alter view watched_firm rename to followed_firm;
alter view watched_participation rename to followed_participation;
