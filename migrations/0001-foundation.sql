create extension if not exists unaccent;
create extension if not exists pg_trgm;

-- Indexes accept immutable functions only. unaccent(text) is merely stable because it looks its dictionary
-- up by search path; naming the dictionary removes that dependency.
create function fold(value text) returns text
  language sql immutable parallel safe strict
  as $$ select lower(public.unaccent('public.unaccent'::regdictionary, value)) $$;

comment on function fold(text) is 'Lower case without accents: what searches and their indexes compare.';
