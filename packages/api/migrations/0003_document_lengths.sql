ALTER TABLE "examples" ADD COLUMN "excerpt" text GENERATED ALWAYS AS (left(question, 280)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "policies" ADD COLUMN "excerpt" text GENERATED ALWAYS AS (left(content, 280)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "policies" ADD COLUMN "characters" integer GENERATED ALWAYS AS (length(content)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "policies" ADD COLUMN "is_cut" boolean DEFAULT false NOT NULL;