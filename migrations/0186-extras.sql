-- What is sold besides booths: badges, furniture, sponsoring. Called by its name, as a pass is.
alter table billing_price drop constraint billing_price_kind_check,
  add constraint billing_price_kind_check check (kind in ('stand_base', 'stand_type', 'stand_type_variation',
    'extra', 'conference_room_type', 'conference_room_type_variation', 'pass'));
