package admin

import (
	"context"
	"encoding/csv"
	"encoding/hex"
	"encoding/json"
	"net/http"
	"strconv"
	"time"

	"pellucid/handlers/problem"
	"pellucid/handlers/web"
	"pellucid/internal/domain"
	"pellucid/internal/domain/auditlog"
	adminviews "pellucid/views/admin"
)

// Audit is the log of what the administrator did.
type Audit interface {
	AuditLog(ctx context.Context, f auditlog.Filter, skip, limit int) (domain.Page[auditlog.Entry], error)
	AuditActions(ctx context.Context) ([]string, error)
	AuditNames(ctx context.Context, targets []string) (map[string]string, error)
}

func auditFields(r *http.Request) auditlog.Fields {
	q := r.URL.Query()
	return auditlog.Fields{Actor: q.Get("actor"), Action: q.Get("action"), Subject: q.Get("subject"), From: q.Get("from"), Until: q.Get("until")}
}

// AuditLog lists what the administrator did.
func (p *Pages) AuditLog(w http.ResponseWriter, r *http.Request) (err error) {
	model := adminviews.AuditLogPage{Fields: auditFields(r), Page: auditPage(r)}
	if model.Actions, err = p.Store.AuditActions(r.Context()); err != nil {
		return err
	}
	status := http.StatusOK
	filter, err := model.Fields.Filter()
	if err != nil {
		what := problem.From(r.Context(), err)
		status, model.Errors = what.Status, map[string]string{what.Field(): what.Detail}
	} else if err := p.readAudit(r.Context(), filter, &model); err != nil {
		return err
	}
	return web.Render(w, r, status, adminviews.AuditLog(p.Chrome(r, "Audit log", ""), model))
}

func auditPage(r *http.Request) int {
	n, err := strconv.Atoi(r.URL.Query().Get("page"))
	if err != nil {
		return 1
	}
	return min(max(n, 1), 1_000_000)
}

func (p *Pages) readAudit(ctx context.Context, filter auditlog.Filter, model *adminviews.AuditLogPage) error {
	page, err := p.Store.AuditLog(ctx, filter, (model.Page-1)*auditlog.PageSize, auditlog.PageSize)
	model.Entries, model.Total = page.Data, page.Total
	model.LastPage = (page.Total + auditlog.PageSize - 1) / auditlog.PageSize
	if err != nil {
		return err
	}
	model.Names, err = p.Store.AuditNames(ctx, adminviews.AuditTargets(page.Data))
	return err
}

// AuditCSV is every entry that the filter picks, newest first, as a table for other programs.
func (p *Pages) AuditCSV(w http.ResponseWriter, r *http.Request) error {
	filter, err := auditFields(r).Filter()
	if err != nil {
		return err
	}
	page, err := p.Store.AuditLog(r.Context(), filter, 0, auditlog.Most)
	if err != nil {
		return err
	}
	w.Header().Set("Content-Type", "text/csv; charset=utf-8")
	w.Header().Set("Content-Disposition", `attachment; filename="audit-log-`+p.Now().UTC().Format(time.DateOnly)+`.csv"`)
	w.Header().Set("Cache-Control", "private, no-store")
	out := csv.NewWriter(w)
	_ = out.Write([]string{"Number", "Time", "Actor", "Action", "Subject", "Reason", "Before", "After", "Hash"}) // the client is gone when this fails, as below
	for skip := 0; len(page.Data) > 0; {
		for _, e := range page.Data {
			_ = out.Write(auditLine(e))
		}
		skip += len(page.Data)
		if page, err = p.Store.AuditLog(r.Context(), filter, skip, auditlog.Most); err != nil {
			panic(http.ErrAbortHandler) // half a table must not look whole
		}
	}
	out.Flush()
	return nil
}

func auditLine(e auditlog.Entry) []string {
	before, _ := e.Before.(json.RawMessage)
	after, _ := e.After.(json.RawMessage)
	return []string{
		strconv.FormatInt(e.ID, 10), e.At.UTC().Format(time.RFC3339), strconv.FormatInt(e.ActorID, 10), e.Action, e.Target(),
		web.Harmless(e.Reason), string(before), string(after), hex.EncodeToString(e.Hash),
	}
}
