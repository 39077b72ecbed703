CREATE TABLE "example_uses" (
	"example_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"uses" integer NOT NULL,
	"used_at" timestamp with time zone NOT NULL,
	CONSTRAINT "example_uses_example_id_user_id_pk" PRIMARY KEY("example_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "examples" drop column "excerpt";--> statement-breakpoint
ALTER TABLE "examples" ADD COLUMN "excerpt" text GENERATED ALWAYS AS (left(coalesce(nullif(question, ''), answer), 280)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "examples" ADD COLUMN "search_text" text GENERATED ALWAYS AS (lower(title || ' ' || answer)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "examples" ADD COLUMN "owner_id" uuid;--> statement-breakpoint
ALTER TABLE "examples" ADD COLUMN "language" text;--> statement-breakpoint
ALTER TABLE "example_uses" ADD CONSTRAINT "example_uses_example_id_examples_id_fk" FOREIGN KEY ("example_id") REFERENCES "public"."examples"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "example_uses" ADD CONSTRAINT "example_uses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "examples" ADD CONSTRAINT "examples_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;