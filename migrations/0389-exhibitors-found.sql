-- Exhibitors are found by their name by those who follow them, also without a booth.
create index firm_found on firm using gin (search_vector(name)) with (fastupdate = off);
