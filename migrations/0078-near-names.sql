-- What a firm is called without what people write differently: case, accents, spaces, signs and the legal form.
create function near_name(name text) returns text language sql immutable parallel safe strict as $$
  select coalesce(nullif(regexp_replace(regexp_replace(
      regexp_replace(regexp_replace(public.fold(name), '[.''’]', '', 'g'), '[[:punct:][:space:]–—«»“”„]+', ' ', 'g'),
      '\m(sarl|sas|sasu|sa|eurl|scop|sci|snc|asbl|aisbl|srl|sprl|bv|nv|vof|vzw|gmbh|mbh|ag|kg|ohg|ug|gbr|ev|co|ltd|limited|llc|llp|plc|inc|corp|corporation|company|sl|slu|sll|spa)\M', '', 'g'),
    '\s+', '', 'g'), ''), regexp_replace(public.fold(name), '\s+', '', 'g'))
$$;
create index firm_near_name on firm (near_name(name));
