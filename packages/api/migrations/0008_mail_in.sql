CREATE TABLE "attachments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email_id" uuid NOT NULL,
	"part" text NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"bytes" integer NOT NULL,
	"cid" text,
	"is_inline" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "customers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"store_id" uuid NOT NULL,
	"address" text NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"language" text,
	"first_at" timestamp with time zone NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	CONSTRAINT "customers_address" UNIQUE("store_id","address")
);
--> statement-breakpoint
CREATE TABLE "email_ids" (
	"store_id" uuid NOT NULL,
	"message_id" text NOT NULL,
	"thread_id" uuid NOT NULL,
	"email_id" uuid,
	"is_parent" boolean DEFAULT false NOT NULL,
	CONSTRAINT "email_ids_store_id_message_id_pk" PRIMARY KEY("store_id","message_id")
);
--> statement-breakpoint
CREATE TABLE "events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"store_id" uuid NOT NULL,
	"type" text NOT NULL,
	"ref" text DEFAULT '' NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "folders" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"store_id" uuid NOT NULL,
	"path" text NOT NULL,
	"role" text NOT NULL,
	"uid_validity" bigint NOT NULL,
	"next_uid" bigint NOT NULL,
	"low_uid" bigint,
	"modseq" text,
	CONSTRAINT "folders_path" UNIQUE("store_id","path")
);
--> statement-breakpoint
CREATE TABLE "locations" (
	"folder_id" uuid NOT NULL,
	"uid_validity" bigint NOT NULL,
	"uid" bigint NOT NULL,
	"email_id" uuid NOT NULL,
	CONSTRAINT "locations_folder_id_uid_validity_uid_pk" PRIMARY KEY("folder_id","uid_validity","uid")
);
--> statement-breakpoint
CREATE TABLE "mailbox_syncs" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"begun_at" timestamp with time zone DEFAULT now() NOT NULL,
	"due_at" timestamp with time zone DEFAULT now() NOT NULL,
	"leased_until" timestamp with time zone,
	"term" integer DEFAULT 0 NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"fault" text,
	"parked_at" timestamp with time zone,
	"store_id" uuid NOT NULL,
	"state" text DEFAULT 'new' NOT NULL,
	"reason" text,
	"failures" integer DEFAULT 0 NOT NULL,
	"is_paused" boolean DEFAULT false NOT NULL,
	"import_days" integer DEFAULT 90 NOT NULL,
	"imported" integer DEFAULT 0 NOT NULL,
	"expected" integer DEFAULT 0 NOT NULL,
	"imported_at" timestamp with time zone,
	"sent_path" text,
	"has_sent" boolean DEFAULT false NOT NULL,
	"paths" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"live_at" timestamp with time zone,
	CONSTRAINT "mailbox_syncs_store_id_unique" UNIQUE("store_id")
);
--> statement-breakpoint
CREATE TABLE "sender_rules" (
	"store_id" uuid NOT NULL,
	"address" text NOT NULL,
	"kind" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sender_rules_store_id_address_pk" PRIMARY KEY("store_id","address")
);
--> statement-breakpoint
CREATE TABLE "unread_mails" (
	"folder_id" uuid NOT NULL,
	"uid_validity" bigint NOT NULL,
	"uid" bigint NOT NULL,
	"subject" text NOT NULL,
	"sender" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"fault" text NOT NULL,
	"tries" integer DEFAULT 1 NOT NULL,
	"next_try_at" timestamp with time zone,
	CONSTRAINT "unread_mails_folder_id_uid_validity_uid_pk" PRIMARY KEY("folder_id","uid_validity","uid")
);
--> statement-breakpoint
ALTER TABLE "emails" ADD COLUMN "store_id" uuid;--> statement-breakpoint
UPDATE "emails" SET "store_id" = "threads"."store_id" FROM "threads" WHERE "threads"."id" = "emails"."thread_id";--> statement-breakpoint
ALTER TABLE "emails" ALTER COLUMN "store_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "emails" ADD COLUMN "message_id" text;--> statement-breakpoint
ALTER TABLE "emails" ADD COLUMN "fingerprint" text;--> statement-breakpoint
ALTER TABLE "emails" ADD COLUMN "subject" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "emails" ADD COLUMN "kind" text DEFAULT 'customer' NOT NULL;--> statement-breakpoint
ALTER TABLE "emails" ADD COLUMN "kind_reason" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "emails" ADD COLUMN "from_address" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "emails" ADD COLUMN "reply_to" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "emails" ADD COLUMN "to" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "emails" ADD COLUMN "cc" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "emails" ADD COLUMN "fold_at" integer;--> statement-breakpoint
ALTER TABLE "emails" ADD COLUMN "html" text;--> statement-breakpoint
ALTER TABLE "emails" ADD COLUMN "language" text;--> statement-breakpoint
ALTER TABLE "emails" ADD COLUMN "headers" jsonb;--> statement-breakpoint
ALTER TABLE "emails" ADD COLUMN "is_answered" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "emails" ADD COLUMN "is_orphan" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "emails" ADD COLUMN "search" "tsvector" GENERATED ALWAYS AS (to_tsvector('simple', left(coalesce(subject, '') || ' ' || coalesce(sender, '') || ' ' || coalesce(reply_to, '') || ' ' || coalesce(body, ''), 20000))) STORED;--> statement-breakpoint
ALTER TABLE "threads" ADD COLUMN "base_subject" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "threads" ADD COLUMN "customer_id" uuid;--> statement-breakpoint
ALTER TABLE "threads" ADD COLUMN "customer_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "threads" ADD COLUMN "store_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "threads" ADD COLUMN "settled_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "threads" ADD COLUMN "needs_reply" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "threads" ADD COLUMN "is_unread" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "threads" ADD COLUMN "merged_into" uuid;--> statement-breakpoint
ALTER TABLE "attachments" ADD CONSTRAINT "attachments_email_id_emails_id_fk" FOREIGN KEY ("email_id") REFERENCES "public"."emails"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customers" ADD CONSTRAINT "customers_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "email_ids" ADD CONSTRAINT "email_ids_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "email_ids" ADD CONSTRAINT "email_ids_thread_id_threads_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."threads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "email_ids" ADD CONSTRAINT "email_ids_email_id_emails_id_fk" FOREIGN KEY ("email_id") REFERENCES "public"."emails"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "folders" ADD CONSTRAINT "folders_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "locations" ADD CONSTRAINT "locations_folder_id_folders_id_fk" FOREIGN KEY ("folder_id") REFERENCES "public"."folders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "locations" ADD CONSTRAINT "locations_email_id_emails_id_fk" FOREIGN KEY ("email_id") REFERENCES "public"."emails"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mailbox_syncs" ADD CONSTRAINT "mailbox_syncs_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sender_rules" ADD CONSTRAINT "sender_rules_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "unread_mails" ADD CONSTRAINT "unread_mails_folder_id_folders_id_fk" FOREIGN KEY ("folder_id") REFERENCES "public"."folders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "attachments_email" ON "attachments" USING btree ("email_id");--> statement-breakpoint
CREATE INDEX "email_ids_thread" ON "email_ids" USING btree ("thread_id");--> statement-breakpoint
CREATE INDEX "email_ids_email" ON "email_ids" USING btree ("email_id");--> statement-breakpoint
CREATE INDEX "events_store" ON "events" USING btree ("store_id","id");--> statement-breakpoint
CREATE INDEX "events_at" ON "events" USING btree ("at");--> statement-breakpoint
CREATE INDEX "locations_email" ON "locations" USING btree ("email_id");--> statement-breakpoint
CREATE INDEX "mailbox_syncs_due" ON "mailbox_syncs" USING btree ("due_at") WHERE parked_at is null;--> statement-breakpoint
ALTER TABLE "emails" ADD CONSTRAINT "emails_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "threads" ADD CONSTRAINT "threads_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "emails_identity" ON "emails" USING btree ("store_id","message_id","fingerprint");--> statement-breakpoint
CREATE INDEX "emails_from" ON "emails" USING btree ("store_id","from_address");--> statement-breakpoint
CREATE INDEX "emails_search" ON "emails" USING gin ("search");--> statement-breakpoint
CREATE INDEX "threads_open" ON "threads" USING btree ("store_id","last_email_at") WHERE "threads"."archived_at" is null and "threads"."merged_into" is null;--> statement-breakpoint
CREATE INDEX "threads_waiting" ON "threads" USING btree ("store_id") WHERE "threads"."needs_reply";--> statement-breakpoint
CREATE INDEX "threads_subject" ON "threads" USING btree ("store_id","base_subject");--> statement-breakpoint
CREATE INDEX "threads_customer" ON "threads" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "threads_merged" ON "threads" USING btree ("merged_into");--> statement-breakpoint
UPDATE "emails" SET "subject" = "threads"."subject" FROM "threads" WHERE "threads"."id" = "emails"."thread_id";--> statement-breakpoint
UPDATE "threads" SET
	"customer_at" = (SELECT max("created_at") FROM "emails" WHERE "emails"."thread_id" = "threads"."id" AND "direction" = 'in'),
	"store_at" = (SELECT max("created_at") FROM "emails" WHERE "emails"."thread_id" = "threads"."id" AND "direction" = 'out');--> statement-breakpoint
UPDATE "threads" SET "needs_reply" = "customer_at" IS NOT NULL AND "customer_at" > coalesce("store_at", '-infinity');--> statement-breakpoint
INSERT INTO "mailbox_syncs" ("store_id") SELECT "store_id" FROM "mailboxes" WHERE "connected_at" IS NOT NULL;
