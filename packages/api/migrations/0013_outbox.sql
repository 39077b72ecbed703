CREATE TABLE "mail_routes" (
	"store_id" uuid PRIMARY KEY NOT NULL,
	"server" text NOT NULL,
	"saves_sent" boolean
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"begun_at" timestamp with time zone DEFAULT now() NOT NULL,
	"due_at" timestamp with time zone DEFAULT now() NOT NULL,
	"leased_until" timestamp with time zone,
	"term" integer DEFAULT 0 NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"fault" text,
	"parked_at" timestamp with time zone,
	"store_id" uuid NOT NULL,
	"thread_id" uuid NOT NULL,
	"draft_id" uuid,
	"email_id" uuid,
	"state" text DEFAULT 'held' NOT NULL,
	"message_id" text NOT NULL,
	"key" text NOT NULL,
	"send_at" timestamp with time zone NOT NULL,
	"envelope" jsonb NOT NULL,
	"subject" text DEFAULT '' NOT NULL,
	"letter" text DEFAULT '' NOT NULL,
	"handed_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"sent_at" timestamp with time zone,
	"reason" text,
	"answer" text,
	"server_id" text,
	"copied_at" timestamp with time zone,
	"looks" integer DEFAULT 0 NOT NULL,
	"told_at" timestamp with time zone,
	"sent_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "outbox_message_id_unique" UNIQUE("message_id"),
	CONSTRAINT "outbox_key" UNIQUE("store_id","key")
);
--> statement-breakpoint
CREATE TABLE "outbox_parts" (
	"outbox_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"content" "bytea" NOT NULL,
	CONSTRAINT "outbox_parts_outbox_id_position_pk" PRIMARY KEY("outbox_id","position")
);
--> statement-breakpoint
ALTER TABLE "emails" ADD COLUMN "undelivered" text;--> statement-breakpoint
ALTER TABLE "store_settings" ADD COLUMN "undo_seconds" integer DEFAULT 10 NOT NULL;--> statement-breakpoint
ALTER TABLE "mail_routes" ADD CONSTRAINT "mail_routes_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_thread_id_threads_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."threads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_draft_id_drafts_id_fk" FOREIGN KEY ("draft_id") REFERENCES "public"."drafts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_email_id_emails_id_fk" FOREIGN KEY ("email_id") REFERENCES "public"."emails"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_sent_by_users_id_fk" FOREIGN KEY ("sent_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outbox_parts" ADD CONSTRAINT "outbox_parts_outbox_id_outbox_id_fk" FOREIGN KEY ("outbox_id") REFERENCES "public"."outbox"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "outbox_due" ON "outbox" USING btree ("due_at") WHERE parked_at is null;--> statement-breakpoint
CREATE INDEX "outbox_thread" ON "outbox" USING btree ("thread_id");--> statement-breakpoint
CREATE INDEX "outbox_draft" ON "outbox" USING btree ("draft_id");--> statement-breakpoint
CREATE INDEX "outbox_email" ON "outbox" USING btree ("email_id");--> statement-breakpoint
CREATE INDEX "outbox_state" ON "outbox" USING btree ("store_id","state");