-- A PDF that runs a script, starts a program or brings a file along when it is opened: the desk is told before it opens it.
alter table file add column active_content text[] not null default '{}'
  check (active_content <@ array['javaScript', 'launch', 'embeddedFile']);
