CREATE TABLE "learned_questions" (
	"store_id" uuid NOT NULL,
	"passage_id" uuid NOT NULL,
	"email_id" uuid NOT NULL,
	"question" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "learned_questions_passage_id_email_id_pk" PRIMARY KEY("passage_id","email_id")
);
--> statement-breakpoint
ALTER TABLE "drafts" ADD COLUMN "is_learned" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "learned_questions" ADD CONSTRAINT "learned_questions_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "learned_questions" ADD CONSTRAINT "learned_questions_passage_id_passages_id_fk" FOREIGN KEY ("passage_id") REFERENCES "public"."passages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "learned_questions" ADD CONSTRAINT "learned_questions_email_id_emails_id_fk" FOREIGN KEY ("email_id") REFERENCES "public"."emails"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "learned_questions_email" ON "learned_questions" USING btree ("email_id");--> statement-breakpoint
CREATE INDEX "learned_questions_store" ON "learned_questions" USING btree ("store_id");--> statement-breakpoint
CREATE INDEX "drafts_unlearned" ON "drafts" USING btree ("updated_at") WHERE "drafts"."state" = 'sent' and not "drafts"."is_learned";--> statement-breakpoint
ALTER TABLE "passages" DROP COLUMN "asked";