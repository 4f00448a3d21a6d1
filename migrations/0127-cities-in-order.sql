-- As people look names up, without case and accents, like every other list of names.
drop index city_name;
create index city_name_order on city (fold(name), id);
