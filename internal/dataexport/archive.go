// Package dataexport writes all that is kept of a person as a ZIP file: at once, or in the background for large accounts.
package dataexport

import (
	"archive/zip"
	"context"
	"encoding/json"
	"fmt"
	"io"
	"strings"
	"time"

	"pellucid/internal/blob"
	"pellucid/internal/domain"
	"pellucid/internal/domain/collection"
	"pellucid/internal/domain/ledger"
	"pellucid/internal/domain/people"
	"pellucid/internal/domain/sale"
)

// Store reads what is kept of a user, a part at a time.
type Store interface {
	ExportImages(ctx context.Context, userID, after int64, n int) (images []domain.Image, last int64, err error)
	ExportRetouchings(ctx context.Context, userID int64) ([]collection.Retouching, error)
	ExportLedger(ctx context.Context, userID, after int64, n int) ([]ledger.Line, error)
	ExportTables() []people.ExportTable
	ExportRows(ctx context.Context, table string, userID int64, skip, n int) ([]json.RawMessage, error)
	ReactionsBy(ctx context.Context, userID int64) (liked, favorites []string, err error)
	ConnectedAccounts(ctx context.Context, userID int64) ([]people.ConnectedAccount, error)
	Receipts(ctx context.Context, userID int64) ([]sale.Receipt, error)
	SubscriptionHistory(ctx context.Context, userID int64) ([]sale.SubscriptionChange, error)
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
