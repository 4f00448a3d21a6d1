-- How people are heard and seen is said of the conference of a presentation, once.
alter table presentation drop column is_muting_participants, drop column is_participant_list_visible;
