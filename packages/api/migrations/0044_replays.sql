CREATE TABLE "replay_drafts" (
	"replay_id" uuid NOT NULL,
	"email_id" uuid NOT NULL,
	"reply_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"before" text NOT NULL,
	"after" text NOT NULL,
	CONSTRAINT "replay_drafts_replay_id_reply_id_pk" PRIMARY KEY("replay_id","reply_id")
);
--> statement-breakpoint
CREATE TABLE "replays" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"begun_at" timestamp with time zone DEFAULT now() NOT NULL,
	"due_at" timestamp with time zone DEFAULT now() NOT NULL,
	"leased_until" timestamp with time zone,
	"term" integer DEFAULT 0 NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"fault" text,
	"parked_at" timestamp with time zone,
	"store_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"change" jsonb NOT NULL,
	"total" integer DEFAULT 0 NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"finished_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "replays_person" UNIQUE("store_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "replay_drafts" ADD CONSTRAINT "replay_drafts_replay_id_replays_id_fk" FOREIGN KEY ("replay_id") REFERENCES "public"."replays"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "replay_drafts" ADD CONSTRAINT "replay_drafts_email_id_emails_id_fk" FOREIGN KEY ("email_id") REFERENCES "public"."emails"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "replay_drafts" ADD CONSTRAINT "replay_drafts_reply_id_emails_id_fk" FOREIGN KEY ("reply_id") REFERENCES "public"."emails"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "replays" ADD CONSTRAINT "replays_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "replays" ADD CONSTRAINT "replays_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "replay_drafts_email" ON "replay_drafts" USING btree ("email_id");--> statement-breakpoint
CREATE INDEX "replay_drafts_reply" ON "replay_drafts" USING btree ("reply_id");--> statement-breakpoint
CREATE INDEX "replays_user" ON "replays" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "replays_due" ON "replays" USING btree ("due_at") WHERE parked_at is null;