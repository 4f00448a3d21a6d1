-- When somebody whom others brought into a fair was led to what its form asks: once. Empty: not yet.
alter table fair_user add column led_at timestamptz;
