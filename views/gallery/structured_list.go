package gallery

import "pellucid/views"

// CollectionPage is a page of a list of pictures.
type CollectionPage struct {
	Name        string   `json:"name"`
	Description string   `json:"description"`
	URL         string   `json:"url"`
	List        ItemList `json:"mainEntity"`
}

// SchemaType is the type's name at schema.org.
func (CollectionPage) SchemaType() string { return "CollectionPage" }

// ItemList are the pages that a list leads to.
type ItemList struct {
	views.Typed
	Total int              `json:"numberOfItems"`
	Items []views.ListItem `json:"itemListElement"`
}

// collectionData tells a gallery page and the pictures on it that have a page for search engines.
func collectionData(c views.Chrome, p GalleryPage) CollectionPage {
	list := ItemList{Typed: views.OfType("ItemList"), Total: p.Total, Items: []views.ListItem{}}
	for _, img := range p.Images {
		if img.Indexable() {
			list.Items = append(list.Items, views.ListItem{Typed: views.OfType("ListItem"), Position: len(list.Items) + 1, URL: c.BaseURL + views.ImagePath(img)})
		}
	}
	return CollectionPage{Name: c.Title, Description: c.Description, URL: c.Canonical, List: list}
}
