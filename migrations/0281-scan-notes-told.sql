-- A note on a scan that is written later is seen by colleagues at once, as the scan itself is.
create trigger lead_scan_note_told after update of note on lead_scan for each row
  when (new.withdrawn_at is null and old.note is distinct from new.note) execute function lead_told();
