CREATE TABLE "passages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"store_id" uuid NOT NULL,
	"policy_id" uuid NOT NULL,
	"policy_version" integer NOT NULL,
	"position" integer NOT NULL,
	"heading" text NOT NULL,
	"body" text NOT NULL,
	"links" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"hash" text NOT NULL,
	"language" text,
	"asked" text DEFAULT '' NOT NULL,
	CONSTRAINT "passages_position" UNIQUE("policy_id","position")
);
--> statement-breakpoint
ALTER TABLE "policies" ADD COLUMN "cut_from" text;--> statement-breakpoint
ALTER TABLE "passages" ADD CONSTRAINT "passages_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passages" ADD CONSTRAINT "passages_policy_id_policies_id_fk" FOREIGN KEY ("policy_id") REFERENCES "public"."policies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "passages_store" ON "passages" USING btree ("store_id");