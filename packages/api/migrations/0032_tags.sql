CREATE TABLE "saved_filters" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"store_id" uuid NOT NULL,
	"owner_id" uuid,
	"name" text NOT NULL,
	"query" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tags" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"store_id" uuid NOT NULL,
	"name" text NOT NULL,
	"color" text NOT NULL,
	"merged_into" uuid,
	"deleted_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "thread_tags" (
	"tag_id" uuid NOT NULL,
	"thread_id" uuid NOT NULL,
	CONSTRAINT "thread_tags_tag_id_thread_id_pk" PRIMARY KEY("tag_id","thread_id")
);
--> statement-breakpoint
ALTER TABLE "saved_filters" ADD CONSTRAINT "saved_filters_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_filters" ADD CONSTRAINT "saved_filters_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tags" ADD CONSTRAINT "tags_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "thread_tags" ADD CONSTRAINT "thread_tags_tag_id_tags_id_fk" FOREIGN KEY ("tag_id") REFERENCES "public"."tags"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "thread_tags" ADD CONSTRAINT "thread_tags_thread_id_threads_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."threads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "saved_filters_store" ON "saved_filters" USING btree ("store_id");--> statement-breakpoint
CREATE UNIQUE INDEX "tags_name" ON "tags" USING btree ("store_id",lower("name")) WHERE "tags"."merged_into" is null and "tags"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "tags_store" ON "tags" USING btree ("store_id");--> statement-breakpoint
CREATE INDEX "thread_tags_thread" ON "thread_tags" USING btree ("thread_id");--> statement-breakpoint
CREATE INDEX "drafts_open" ON "drafts" USING btree ("thread_id") WHERE "drafts"."state" in ('generating', 'ready', 'edited', 'failed', 'stale');--> statement-breakpoint
CREATE INDEX "customers_language" ON "customers" USING btree ("store_id","language");--> statement-breakpoint
CREATE INDEX "threads_unread" ON "threads" USING btree ("store_id","listed_at") WHERE "threads"."is_unread" and "threads"."archived_at" is null and "threads"."merged_into" is null;--> statement-breakpoint
CREATE INDEX "threads_unassigned" ON "threads" USING btree ("store_id","listed_at") WHERE "threads"."assignee_id" is null and "threads"."archived_at" is null and "threads"."merged_into" is null;--> statement-breakpoint
CREATE INDEX "threads_answered" ON "threads" USING btree ("store_id","listed_at") WHERE "threads"."store_at" is not null and "threads"."store_at" >= "threads"."last_email_at" and "threads"."archived_at" is null and "threads"."merged_into" is null;--> statement-breakpoint
CREATE INDEX "threads_archived" ON "threads" USING btree ("store_id","listed_at") WHERE "threads"."archived_at" is not null and "threads"."merged_into" is null;--> statement-breakpoint
CREATE INDEX "threads_snoozed" ON "threads" USING btree ("store_id","listed_at") WHERE "threads"."snoozed_at" is not null;