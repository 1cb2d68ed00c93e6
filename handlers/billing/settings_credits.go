package billing

import (
	"encoding/csv"
	"net/http"
	"strconv"
	"time"

	"pellucid/handlers/problem"
	"pellucid/handlers/session"
	"pellucid/handlers/web"
	"pellucid/internal/domain"
	"pellucid/internal/domain/ledger"
	"pellucid/views"
	accountviews "pellucid/views/account"
)

// CreditsTab shows what somebody's credits are and were.
func (p *Pages) CreditsTab(w http.ResponseWriter, r *http.Request) error {
	return p.showCredits(w, r, http.StatusOK, views.Trouble{})
}

func (p *Pages) showCredits(w http.ResponseWriter, r *http.Request, status int, trouble views.Trouble) error {
	model := accountviews.SettingsCreditsPage{Selling: p.Shop.Selling(), Trouble: trouble, Leaving: session.User(r.Context()).DeleteAfter}
	if err := p.readCredits(r, &model); err != nil {
		return err
	}
	return p.ShowSettings(w, r, status, accountviews.TabCredits, accountviews.SettingsCredits(model))
}

func (p *Pages) readCredits(r *http.Request, model *accountviews.SettingsCreditsPage) (err error) {
	ctx, userID := r.Context(), web.ViewerID(r)
	if model.News, err = p.PaymentNews(r); err != nil {
		return err
	}
	if model.Plan, err = p.Store.PlanOf(ctx, userID); err != nil {
		return err
	}
	if sub, err := p.Store.SubscriptionOf(ctx, userID); err == nil && sub.IsActive {
		model.Sub = &sub
	} else if err != nil && domain.CodeOf(err) != domain.NotFound {
		return err
	}
	if model.Balance, err = p.Store.Balance(ctx, userID); err != nil {
		return err
	}
	filter, err := p.historyFilter(r)
	if err != nil {
		return err
	}
	if shown, err := strconv.Atoi(r.URL.Query().Get("shown")); err == nil {
		filter.Limit = min(max(shown, ledger.HistoryPage), ledger.HistoryMost)
	}
	page, err := p.Store.CreditHistory(ctx, userID, filter)
	query := r.URL.Query()
	model.History = accountviews.CreditHistoryPage{Action: query.Get("action"), Period: query.Get("period"), Entries: page.Data, Total: page.Total}
	return err
}

func (p *Pages) historyFilter(r *http.Request) (ledger.HistoryFilter, error) {
	return ledger.NewHistoryFilter(r.URL.Query().Get("action"), r.URL.Query().Get("period"), p.Now())
}

// CreditsCSV is all of the history that the filters let through, as a table for other programs.
func (p *Pages) CreditsCSV(w http.ResponseWriter, r *http.Request) error {
	filter, err := p.historyFilter(r)
	if err != nil {
		return err
	}
	filter.Limit = ledger.HistoryAll
	page, err := p.Store.CreditHistory(r.Context(), web.ViewerID(r), filter)
	if err != nil {
		return err
	}
	w.Header().Set("Content-Type", "text/csv; charset=utf-8")
	w.Header().Set("Content-Disposition", `attachment; filename="credit-history-`+p.Now().UTC().Format("2006-01-02")+`.csv"`)
	w.Header().Set("Cache-Control", "private, no-store")
	out := csv.NewWriter(w)
	_ = out.Write([]string{"Date", "Action", "Description", "Credits"}) // the client is gone when this fails, as below
	for _, entry := range page.Data {
		_ = out.Write([]string{entry.At.UTC().Format(time.RFC3339), string(entry.Action), web.Harmless(entry.Description), strconv.Itoa(entry.Credits)})
	}
	out.Flush()
	return nil
}

// BuyCredits begins to buy a pack of credits.
func (p *Pages) BuyCredits(w http.ResponseWriter, r *http.Request) error {
	if err := web.ReadForm(r); err != nil {
		return err
	}
	credits, _ := strconv.Atoi(r.PostForm.Get("credits")) // what is no number becomes 0, which no pack has
	address, err := p.buyCredits(r.Context(), session.User(r.Context()), credits)
	if err != nil {
		what := problem.From(r.Context(), err)
		what.Header(w.Header())
		return p.showCredits(w, r, what.Status, views.Trouble{What: "Nothing was bought.", Why: what.Detail})
	}
	return p.leave(w, r, address)
}
