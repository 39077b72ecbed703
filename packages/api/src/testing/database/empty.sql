-- Brings a database of a test back to what it was before its first row.
do $$
declare
  found record;
begin
  -- Rows may go in any order.
  set local session_replication_role = replica;
  for found in select tablename as name from pg_tables where schemaname = 'public' loop
    execute format('delete from %I', found.name);
  end loop;
  for found in select sequencename as name from pg_sequences where schemaname = 'public' loop
    execute format('alter sequence %I restart', found.name);
  end loop;
end
$$;
unlisten *;
