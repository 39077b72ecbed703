CREATE TABLE "contradictions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"store_id" uuid NOT NULL,
	"pair" text NOT NULL,
	"policy_id" uuid NOT NULL,
	"quote" text NOT NULL,
	"other_policy_id" uuid,
	"reply_id" uuid,
	"other_quote" text NOT NULL,
	"replies" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "contradictions_pair" UNIQUE("store_id","pair")
);
--> statement-breakpoint
ALTER TABLE "contradictions" ADD CONSTRAINT "contradictions_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contradictions" ADD CONSTRAINT "contradictions_policy_id_policies_id_fk" FOREIGN KEY ("policy_id") REFERENCES "public"."policies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contradictions" ADD CONSTRAINT "contradictions_other_policy_id_policies_id_fk" FOREIGN KEY ("other_policy_id") REFERENCES "public"."policies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contradictions" ADD CONSTRAINT "contradictions_reply_id_emails_id_fk" FOREIGN KEY ("reply_id") REFERENCES "public"."emails"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contradictions_policy" ON "contradictions" USING btree ("policy_id");--> statement-breakpoint
CREATE INDEX "contradictions_other" ON "contradictions" USING btree ("other_policy_id");--> statement-breakpoint
CREATE INDEX "contradictions_reply" ON "contradictions" USING btree ("reply_id");