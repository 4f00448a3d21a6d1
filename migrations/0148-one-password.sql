-- A new password is typed once, and can be looked at: no form asks for it twice.
update registration_form f
  set blocks = coalesce((
    select jsonb_agg(b.block order by b.place)
    from jsonb_array_elements(f.blocks) with ordinality b (block, place)
    where b.block->>'identifier' <> 'passwordConfirmation'), '[]')
  where f.blocks @> '[{"identifier": "passwordConfirmation"}]';
