-- A file that is sent in parts, over hours and by any process: what of it is safe, and where. It is no content.
create table media_upload (
  id uuid primary key default gen_random_uuid(),
  -- without one it is taken away, with what is stored of it
  owner_id int references app_user on delete set null,
  use text not null,
  visibility text not null check (visibility in ('public', 'private')),
  -- as its sender wrote it, the file's name among it
  metadata text not null,
  length bigint not null check (length > 0),
  -- so many bytes are safe
  received bigint not null default 0 check (received between 0 and length),
  -- both known with the first bytes
  mime_type text,
  key text,
  -- what an object storage has named the parts it holds
  multipart jsonb,
  -- the file it became: no foreign key, which would count as something that shows it
  finished_as int,
  -- who adds to it now, as long as that request is heard of
  locked_by uuid,
  locked_until timestamptz,
  created_at timestamptz not null,
  last_at timestamptz not null
);
create index media_upload_owner on media_upload (owner_id);
create index media_upload_age on media_upload (last_at);
create index media_upload_key on media_upload (key) where key is not null;

-- Recordings have more bytes than an int counts.
alter table media_object alter column size type bigint;
