-- Takes every lock first, in the order of the API's own transactions, so that an older version beside this one waits.
LOCK TABLE "threads", "notes", "thread_history", "notifications", "outbox" IN SHARE MODE;--> statement-breakpoint
LOCK TABLE "drafts" IN ACCESS EXCLUSIVE MODE;--> statement-breakpoint
LOCK TABLE "draft_versions" IN SHARE MODE;--> statement-breakpoint
CREATE INDEX "draft_versions_editor" ON "draft_versions" USING btree ("edited_by") WHERE "draft_versions"."edited_by" is not null;--> statement-breakpoint
CREATE INDEX "drafts_editor" ON "drafts" USING btree ("edited_by") WHERE "drafts"."edited_by" is not null;--> statement-breakpoint
CREATE INDEX "notes_author" ON "notes" USING btree ("author_id") WHERE "notes"."author_id" is not null;--> statement-breakpoint
CREATE INDEX "thread_history_store" ON "thread_history" USING btree ("store_id");--> statement-breakpoint
CREATE INDEX "thread_history_actor" ON "thread_history" USING btree ("actor_id") WHERE "thread_history"."actor_id" is not null;--> statement-breakpoint
CREATE INDEX "thread_history_person" ON "thread_history" USING btree ("person_id") WHERE "thread_history"."person_id" is not null;--> statement-breakpoint
CREATE INDEX "notifications_actor" ON "notifications" USING btree ("actor_id") WHERE "notifications"."actor_id" is not null;--> statement-breakpoint
CREATE INDEX "outbox_sender" ON "outbox" USING btree ("sent_by") WHERE "outbox"."sent_by" is not null;--> statement-breakpoint
CREATE INDEX "threads_sight" ON "threads" USING btree ("store_id","listed_at") WHERE "threads"."archived_at" is null and "threads"."merged_into" is null and "threads"."snoozed_at" is null;--> statement-breakpoint
CREATE INDEX "threads_sight_unread" ON "threads" USING btree ("store_id","listed_at") WHERE "threads"."is_unread" and "threads"."archived_at" is null and "threads"."merged_into" is null and "threads"."snoozed_at" is null;--> statement-breakpoint
CREATE INDEX "threads_sight_unassigned" ON "threads" USING btree ("store_id","listed_at") WHERE "threads"."assignee_id" is null and "threads"."archived_at" is null and "threads"."merged_into" is null and "threads"."snoozed_at" is null;--> statement-breakpoint
CREATE INDEX "threads_sight_answered" ON "threads" USING btree ("store_id","listed_at") WHERE "threads"."store_at" is not null and "threads"."store_at" >= "threads"."last_email_at" and "threads"."archived_at" is null and "threads"."merged_into" is null and "threads"."snoozed_at" is null;--> statement-breakpoint
CREATE INDEX "threads_sight_waiting" ON "threads" USING btree ("store_id","listed_at") WHERE "threads"."needs_reply" and "threads"."archived_at" is null and "threads"."merged_into" is null and "threads"."snoozed_at" is null;--> statement-breakpoint
ALTER TABLE "drafts" ADD COLUMN "store_id" uuid;--> statement-breakpoint
UPDATE "drafts" SET "store_id" = "threads"."store_id" FROM "threads" WHERE "threads"."id" = "drafts"."thread_id"
	AND "drafts"."state" IN ('generating', 'ready', 'edited', 'failed', 'stale');--> statement-breakpoint
CREATE INDEX "drafts_store" ON "drafts" USING btree ("store_id");--> statement-breakpoint
CREATE INDEX "drafts_storeless" ON "drafts" USING btree ("thread_id") WHERE "drafts"."store_id" is null;--> statement-breakpoint
CREATE INDEX "drafts_store_open" ON "drafts" USING btree ("store_id","thread_id") WHERE "drafts"."state" in ('generating', 'ready', 'edited', 'failed', 'stale');--> statement-breakpoint
ALTER TABLE "drafts" ADD CONSTRAINT "drafts_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE FUNCTION "note_draft_store"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	-- An older version beside this one writes no store.
	SELECT "threads"."store_id" INTO NEW."store_id" FROM "threads" WHERE "threads"."id" = NEW."thread_id";
	RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER "drafts_store" BEFORE INSERT OR UPDATE OF "thread_id", "state" ON "drafts"
FOR EACH ROW EXECUTE FUNCTION "note_draft_store"();
