-- A booth is drawn by its prop: one that no drawing knows is none, and a sector's is the plant, as for new ones.
update stand set prop = null where prop is not null and prop not in (
  'plant', 'coil', 'bottles', 'rolls', 'crates', 'tank', 'cabinet', 'screens', 'wing', 'train', 'robot', 'books',
  'palette', 'globe', 'leafbox', 'server', 'microscope', 'antenna', 'easel', 'helmet', 'loaf', 'cross');
update business_sector set prop = 'plant' where prop not in (
  'plant', 'coil', 'bottles', 'rolls', 'crates', 'tank', 'cabinet', 'screens', 'wing', 'train', 'robot', 'books',
  'palette', 'globe', 'leafbox', 'server', 'microscope', 'antenna', 'easel', 'helmet', 'loaf', 'cross');

alter table stand add constraint stand_prop_known check (prop in (
  'plant', 'coil', 'bottles', 'rolls', 'crates', 'tank', 'cabinet', 'screens', 'wing', 'train', 'robot', 'books',
  'palette', 'globe', 'leafbox', 'server', 'microscope', 'antenna', 'easel', 'helmet', 'loaf', 'cross'));
alter table business_sector add constraint business_sector_prop_known check (prop in (
  'plant', 'coil', 'bottles', 'rolls', 'crates', 'tank', 'cabinet', 'screens', 'wing', 'train', 'robot', 'books',
  'palette', 'globe', 'leafbox', 'server', 'microscope', 'antenna', 'easel', 'helmet', 'loaf', 'cross'));
