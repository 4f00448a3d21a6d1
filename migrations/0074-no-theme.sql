-- A booth's look is its type, colour and prop; nothing ever drew by the name of a theme.
alter table stand drop column theme;
