-- The skeleton of a name, as Unicode calls what is alike to the eye: without case, accents and doubled blanks, letters of Greek and Cyrillic, small
-- capitals and full-width ones as the Latin letters that they look like.
create function skeleton(name text) returns text language sql immutable parallel safe strict as $$
  select btrim(regexp_replace(translate(
    public.fold(regexp_replace(normalize(name, NFKD), '[\u0300-\u036f]', '', 'g')),
    'авекмнорстухіјѕԁһԛԝӏьѵԍү' || 'αβεζηικμνορτυχϲϳ' || 'ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢ' || 'ɑɡɩ',
    'abekmhopctyxijsdhqwlbvgy' || 'abezhikmnoptyxcj' || 'abcdefghijklmnoprstuvwyz' || 'agi'), '\s+', ' ', 'g'))
$$;

create or replace function near_name(name text) returns text language sql immutable parallel safe strict as $$
  select coalesce(nullif(regexp_replace(regexp_replace(
      regexp_replace(regexp_replace(public.skeleton(name), '[.''’]', '', 'g'), '[[:punct:][:space:]–—«»“”„]+', ' ', 'g'),
      '\m(sarl|sas|sasu|sa|eurl|scop|sci|snc|asbl|aisbl|srl|sprl|bv|nv|vof|vzw|gmbh|mbh|ag|kg|ohg|ug|gbr|ev|co|ltd|limited|llc|llp|plc|inc|corp|corporation|company|sl|slu|sll|spa)\M', '', 'g'),
    '\s+', '', 'g'), ''), regexp_replace(public.skeleton(name), '\s+', '', 'g'))
$$;
reindex index firm_near_name;
