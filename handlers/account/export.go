package account

import (
	"archive/zip"
	"context"
	"encoding/csv"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net/http"
	"strconv"
	"time"

	"pellucid/handlers/limit"
	"pellucid/handlers/session"
	"pellucid/handlers/web"
	"pellucid/internal/blob"
	"pellucid/internal/domain"
)

// Exports reads what is kept of a user, a part at a time.
type Exports interface {
	ExportImages(ctx context.Context, userID, after int64, n int) (images []domain.Image, last int64, err error)
	ExportLedger(ctx context.Context, userID, after int64, n int) ([]domain.LedgerLine, error)
	ReactionsBy(ctx context.Context, userID int64) (liked, favorites []string, err error)
	ConnectedAccounts(ctx context.Context, userID int64) ([]domain.ConnectedAccount, error)
	Receipts(ctx context.Context, userID int64) ([]domain.Receipt, error)
	SubscriptionHistory(ctx context.Context, userID int64) ([]domain.SubscriptionChange, error)
}

// exportPart is how many rows are read at a time: a large account needs no more memory than a small one.
const exportPart = 100

// Export sends all that is kept of the user as a ZIP file, while it is being read.
func (p *Pages) Export(w http.ResponseWriter, r *http.Request) error {
	user := session.User(r.Context())
	if r.Method == http.MethodHead {
		return nil
	}
	if err := p.Limiter.Allow(r.Context(), limit.Export, strconv.FormatInt(user.ID, 10)); err != nil {
		return err
	}
	h := w.Header()
	h.Set("Content-Type", "application/zip")
	h.Set("Content-Disposition", fmt.Sprintf(`attachment; filename="pellucid-%s.zip"`, p.Now().UTC().Format("2006-01-02")))
	h.Set("Cache-Control", "private, no-store")
	e := export{pages: p, ctx: r.Context(), user: user, zip: zip.NewWriter(w)}
	if err := e.write(); err != nil {
		web.LogFailure(r, err)
		panic(http.ErrAbortHandler) // half a file must not look like a whole one
	}
	return nil
}

// export is one ZIP file on its way out.
type export struct {
	pages *Pages
	ctx   context.Context
	user  *domain.User
	zip   *zip.Writer
}

func (e *export) write() error {
	for _, part := range []func() error{e.profile, e.payments, e.ledger, e.images} {
		if err := part(); err != nil {
			return err
		}
	}
	return e.zip.Close()
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
		"guidance_scale": img.GuidanceScale, "steps": img.Steps, "seed": img.Seed, "model": img.Model, "category": img.Category,
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
