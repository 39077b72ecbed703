CREATE TABLE "example_proposals" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"store_id" uuid NOT NULL,
	"email_id" uuid NOT NULL,
	"reply_id" uuid NOT NULL,
	"title" text NOT NULL,
	"question" text NOT NULL,
	"answer" text NOT NULL,
	"language" text,
	"topic" jsonb NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"example_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "example_proposals_reply_id_unique" UNIQUE("reply_id")
);
--> statement-breakpoint
CREATE TABLE "proposal_searches" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"begun_at" timestamp with time zone DEFAULT now() NOT NULL,
	"due_at" timestamp with time zone DEFAULT now() NOT NULL,
	"leased_until" timestamp with time zone,
	"term" integer DEFAULT 0 NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"fault" text,
	"parked_at" timestamp with time zone,
	"store_id" uuid NOT NULL,
	CONSTRAINT "proposal_searches_store_id_unique" UNIQUE("store_id")
);
--> statement-breakpoint
ALTER TABLE "learned_questions" ADD COLUMN "id" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "learned_questions" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "example_proposals" ADD CONSTRAINT "example_proposals_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "example_proposals" ADD CONSTRAINT "example_proposals_email_id_emails_id_fk" FOREIGN KEY ("email_id") REFERENCES "public"."emails"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "example_proposals" ADD CONSTRAINT "example_proposals_reply_id_emails_id_fk" FOREIGN KEY ("reply_id") REFERENCES "public"."emails"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "example_proposals" ADD CONSTRAINT "example_proposals_example_id_examples_id_fk" FOREIGN KEY ("example_id") REFERENCES "public"."examples"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proposal_searches" ADD CONSTRAINT "proposal_searches_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "example_proposals_store" ON "example_proposals" USING btree ("store_id","state");--> statement-breakpoint
CREATE INDEX "example_proposals_email" ON "example_proposals" USING btree ("email_id");--> statement-breakpoint
CREATE INDEX "example_proposals_example" ON "example_proposals" USING btree ("example_id");--> statement-breakpoint
CREATE INDEX "proposal_searches_due" ON "proposal_searches" USING btree ("due_at") WHERE parked_at is null;--> statement-breakpoint
ALTER TABLE "learned_questions" ADD CONSTRAINT "learned_questions_id_unique" UNIQUE("id");--> statement-breakpoint
UPDATE "learned_questions" SET "created_at" = date_trunc('milliseconds', "created_at");
