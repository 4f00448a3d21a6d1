-- Those who came within a day are told once.
create index lead_announced on lead (announced_at);
