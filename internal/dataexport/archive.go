// Package dataexport writes all that is kept of a person as a ZIP file: at once, or in the background for large accounts.
package dataexport

import (
	"archive/zip"
	"context"
	"encoding/csv"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"strconv"
	"strings"
	"time"

	"pellucid/internal/blob"
	"pellucid/internal/domain"
)

// Store reads what is kept of a user, a part at a time.
type Store interface {
	ExportImages(ctx context.Context, userID, after int64, n int) (images []domain.Image, last int64, err error)
	ExportRetouchings(ctx context.Context, userID int64) ([]domain.Retouching, error)
	ExportLedger(ctx context.Context, userID, after int64, n int) ([]domain.LedgerLine, error)
	ExportTables() []domain.ExportTable
	ExportRows(ctx context.Context, table string, userID int64, skip, n int) ([]json.RawMessage, error)
	ReactionsBy(ctx context.Context, userID int64) (liked, favorites []string, err error)
	ConnectedAccounts(ctx context.Context, userID int64) ([]domain.ConnectedAccount, error)
	Receipts(ctx context.Context, userID int64) ([]domain.Receipt, error)
	SubscriptionHistory(ctx context.Context, userID int64) ([]domain.SubscriptionChange, error)
}

// Files opens kept files.
type Files interface {
	Open(ctx context.Context, key string) (blob.File, error)
}

// Archiver writes the files.
type Archiver struct {
	Store   Store
	Files   Files
	Brand   string
	BaseURL string
	Now     func() time.Time
}

// exportPart is how many rows are read at a time: a large account needs no more memory than a small one.
const exportPart = 100

// Write writes all that is kept of a user as a ZIP file, while it is being read.
func (a *Archiver) Write(ctx context.Context, user *domain.User, w io.Writer) error {
	e := export{pages: a, ctx: ctx, user: user, zip: zip.NewWriter(w)}
	return e.write()
}

// Name is what a file is called that is made now.
func (a *Archiver) Name() string {
	return "pellucid-" + a.Now().UTC().Format("2006-01-02") + ".zip"
}

// export is one ZIP file on its way out.
type export struct {
	pages *Archiver
	ctx   context.Context
	user  *domain.User
	zip   *zip.Writer
}

func (e *export) write() error {
	for _, part := range []func() error{e.readme, e.profile, e.payments, e.ledger, e.edits, e.tables, e.images} {
		if err := part(); err != nil {
			return err
		}
	}
	return e.zip.Close()
}

// readme lists every table, what it holds, and how long.
func (e *export) readme() error {
	file, err := e.create("README.txt", zip.Deflate)
	if err != nil {
		return err
	}
	var in, out strings.Builder
	for _, t := range e.pages.Store.ExportTables() {
		if t.Left {
			fmt.Fprintf(&out, "%s\n    %s\n\n", t.Name, t.What)
		} else {
			fmt.Fprintf(&in, "tables/%s.json\n    %s\n    Kept: %s.\n\n", t.Name, t.What, t.Kept)
		}
	}
	_, err = fmt.Fprintf(file, `Your data at %[1]s, made on %[2]s for %[3]s.

images/        your images, and beside each one how it was made
profile.json, receipts.json, subscriptions.json, edits.json, credits.csv
               the same as in the tables, easier to read
tables/        every row about you, table by table; times are UTC

Periods and purposes are explained at %[4]s/privacy

TABLES IN THIS FILE

%[5]sTABLES THAT ARE LEFT OUT, AND WHY

%[6]s`, e.pages.Brand, e.pages.Now().UTC().Format("January 2, 2006 at 15:04 UTC"), e.user.Email, e.pages.BaseURL, in.String(), out.String())
	return err
}

// tables writes every row about the user, each table in a file of its own.
func (e *export) tables() error {
	for _, t := range e.pages.Store.ExportTables() {
		if t.Left {
			continue
		}
		if err := e.table(t.Name); err != nil {
			return fmt.Errorf("table %s: %w", t.Name, err)
		}
	}
	return nil
}

func (e *export) table(name string) error {
	file, err := e.create("tables/"+name+".json", zip.Deflate)
	if err != nil {
		return err
	}
	between := "[\n"
	for skip := 0; ; skip += exportPart {
		rows, err := e.pages.Store.ExportRows(e.ctx, name, e.user.ID, skip, exportPart)
		if err != nil {
			return err
		}
		for _, row := range rows {
			if _, err := fmt.Fprintf(file, "%s%s", between, row); err != nil {
				return err
			}
			between = ",\n"
		}
		if len(rows) < exportPart {
			if between == "[\n" {
				_, err = io.WriteString(file, "[]\n")
			} else {
				_, err = io.WriteString(file, "\n]\n")
			}
			return err
		}
	}
}

func (e *export) profile() error {
	liked, favorites, err := e.pages.Store.ReactionsBy(e.ctx, e.user.ID)
	if err != nil {
		return err
	}
	accounts, err := e.pages.Store.ConnectedAccounts(e.ctx, e.user.ID)
	if err != nil {
		return err
	}
	u := e.user
	return e.json("profile.json", map[string]any{
		"id": u.ID, "email": u.Email, "email_verified": u.EmailVerified, "username": u.Username, "created_at": u.CreatedAt,
		"last_login": u.LastLogin, "bio": u.Profile.Bio, "website": u.Profile.Website, "social_links": u.Profile.SocialLinks,
		"connected_accounts": accounts, "liked_images": liked, "favorite_images": favorites,
	})
}

func (e *export) payments() error {
	receipts, err := e.pages.Store.Receipts(e.ctx, e.user.ID)
	if err != nil {
		return err
	}
	if err := e.json("receipts.json", receipts); err != nil {
		return err
	}
	history, err := e.pages.Store.SubscriptionHistory(e.ctx, e.user.ID)
	if err != nil {
		return err
	}
	return e.json("subscriptions.json", history)
}

func (e *export) ledger() error {
	file, err := e.create("credits.csv", zip.Deflate)
	if err != nil {
		return err
	}
	table := csv.NewWriter(file)
	if err := table.Write([]string{"id", "date", "kind", "plan_credits", "extra_credits", "description", "task", "image"}); err != nil {
		return err
	}
	for after := int64(0); ; {
		lines, err := e.pages.Store.ExportLedger(e.ctx, e.user.ID, after, exportPart)
		if err != nil {
			return err
		}
		for _, l := range lines {
			after = l.ID
			err := table.Write([]string{
				strconv.FormatInt(l.ID, 10), l.CreatedAt.Format(time.RFC3339), string(l.Kind), strconv.Itoa(l.Delta.Plan),
				strconv.Itoa(l.Delta.Extra), l.Description, l.TaskID, l.ImageID,
			})
			if err != nil {
				return err
			}
		}
		if len(lines) < exportPart {
			table.Flush()
			return table.Error()
		}
	}
}

// edits writes how images were made of others with the edge tools.
func (e *export) edits() error {
	made, err := e.pages.Store.ExportRetouchings(e.ctx, e.user.ID)
	if err != nil {
		return err
	}
	all := make([]map[string]any, len(made))
	for i, r := range made {
		all[i] = map[string]any{"image_id": r.ImageID, "source_id": r.SourceID, "steps": r.Steps, "created_at": r.CreatedAt}
	}
	return e.json("edits.json", all)
}

// images writes each picture with a file beside it that says how it was made.
func (e *export) images() error {
	for after := int64(0); ; {
		images, last, err := e.pages.Store.ExportImages(e.ctx, e.user.ID, after, exportPart)
		if err != nil || len(images) == 0 {
			return err
		}
		after = last
		for _, img := range images {
			if err := e.image(img); err != nil {
				return err
			}
		}
	}
}

func (e *export) image(img domain.Image) error {
	tags := make([]string, len(img.Tags))
	for i, tag := range img.Tags {
		tags[i] = tag.Name
	}
	err := e.json("images/"+img.ID+".json", map[string]any{
		"id": img.ID, "prompt": img.Prompt, "negative_prompt": img.NegativePrompt, "width": img.Width, "height": img.Height,
		"guidance_scale": img.GuidanceScale, "steps": img.Steps, "seed": img.Seed, "engine": img.Engine, "model": img.Model, "category": img.Category,
		"tags": tags, "is_public": img.IsPublic, "likes": img.Likes, "created_at": img.CreatedAt, "license": img.License,
		"alpha": img.Alpha, "recipe": json.RawMessage(img.Recipe),
	})
	if err != nil {
		return err
	}
	source, err := e.pages.Files.Open(e.ctx, img.BlobKey+"/original.png")
	if errors.Is(err, blob.ErrNotFound) {
		return nil
	}
	if err != nil {
		return err
	}
	defer func() { _ = source.Close() }()
	file, err := e.create("images/"+img.ID+".png", zip.Store) // it is compressed already
	if err != nil {
		return err
	}
	_, err = io.Copy(file, source)
	return err
}

func (e *export) json(name string, value any) error {
	file, err := e.create(name, zip.Deflate)
	if err != nil {
		return err
	}
	encoder := json.NewEncoder(file)
	encoder.SetIndent("", "  ")
	return encoder.Encode(value)
}

func (e *export) create(name string, method uint16) (io.Writer, error) {
	return e.zip.CreateHeader(&zip.FileHeader{Name: name, Method: method, Modified: e.pages.Now().UTC()})
}
