package dataexport

import (
	"archive/zip"
	"encoding/csv"
	"fmt"
	"io"
	"strconv"
	"time"
)

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
