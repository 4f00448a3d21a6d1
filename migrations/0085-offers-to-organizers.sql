-- Whoever runs a fair no longer takes no role there either that they were offered before.
create trigger fair_organizer_ends_offers after delete on fair_organizer
  for each row execute function end_role_offers('fair_id = $1.fair_id and user_id = $1.user_id');
