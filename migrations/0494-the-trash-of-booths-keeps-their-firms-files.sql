-- A video in the trash of a booth names its files by their addresses: it keeps those of the booth's own firm and nobody
-- else's. To know an address is no right to keep what is there, as it is none for texts.
update stand_trash t set
  media_id = (select m.id from media_object m where m.id = t.media_id and m.firm_id = st.firm_id),
  still_id = (select m.id from media_object m where m.id = t.still_id and m.firm_id = st.firm_id)
from stand st where st.id = t.stand_id and t.kind = 'video';
