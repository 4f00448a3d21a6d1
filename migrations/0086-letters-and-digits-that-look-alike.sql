-- The letters of a name as the Latin ones that they look like: without case, accents and doubled blanks, those of Greek, Cyrillic,
-- Armenian, Cherokee and Lisu, small capitals and full-width ones.
create function latin_letters(name text) returns text language sql immutable parallel safe strict as $$
  select btrim(regexp_replace(translate(
    public.fold(translate(
      regexp_replace(normalize(name, NFKD), '[\u0300-\u036f]', '', 'g'),
      'ᎪᏴᏟᎠᎬᎮᏀᎻᎥᎫᏦᏞᎷᏢᏒᏚᎢᏙᏔᎽᏃ' || 'ꓮꓐꓚꓓꓰꓝꓖꓧꓲꓙꓗꓡꓟꓠꓳꓑꓣꓢꓔꓴꓦꓪꓫꓬꓜ',
      'abcdeeghijklmprstvwyz' || 'abcdefghijklmnoprstuvwxyz')),
    'авекмнорстухіјѕԁһԛԝӏьѵԍү' || 'αβεζηικμνορτυχϲϳ' || 'ադգզլհյոռսցօտւ' || 'ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢ' || 'ɑɡɩı',
    'abekmhopctyxijsdhqwlbvgy' || 'abezhikmnoptyxcj' || 'wnqqlhjnnugosi' || 'abcdefghijklmnoprstuvwyz' || 'agii'), '\s+', ' ', 'g'))
$$;

-- What is left where signs that are told apart by nobody are one: 0 and O; 1, I and l; two letters that read as one.
create function without_look_alikes(letters text) returns text language sql immutable parallel safe strict as $$
  select replace(replace(translate(letters, '01i|', 'olll'), 'rn', 'm'), 'vv', 'w')
$$;

-- The skeleton of a name, as Unicode calls what is alike to the eye.
create or replace function skeleton(name text) returns text language sql immutable parallel safe strict as $$
  select public.without_look_alikes(public.latin_letters(name))
$$;

create or replace function near_name(name text) returns text language sql immutable parallel safe strict as $$
  select public.without_look_alikes(coalesce(nullif(regexp_replace(regexp_replace(
      regexp_replace(regexp_replace(public.latin_letters(name), '[.''’]', '', 'g'), '[[:punct:][:space:]–—«»“”„]+', ' ', 'g'),
      '\m(sarl|sas|sasu|sa|eurl|scop|sci|snc|asbl|aisbl|srl|sprl|bv|nv|vof|vzw|gmbh|mbh|ag|kg|ohg|ug|gbr|ev|co|ltd|limited|llc|llp|plc|inc|corp|corporation|company|sl|slu|sll|spa)\M', '', 'g'),
    '\s+', '', 'g'), ''), regexp_replace(public.latin_letters(name), '\s+', '', 'g')))
$$;
reindex index firm_near_name;
