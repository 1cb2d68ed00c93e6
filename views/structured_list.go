package views

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
	Typed
	Total int        `json:"numberOfItems"`
	Items []ListItem `json:"itemListElement"`
}

// collectionData tells a gallery page and the pictures on it that have a page for search engines.
func collectionData(c Chrome, p GalleryPage) CollectionPage {
	list := ItemList{Typed: OfType("ItemList"), Total: p.Total, Items: []ListItem{}}
	for _, img := range p.Images {
		if img.Indexable() {
			list.Items = append(list.Items, ListItem{Typed: OfType("ListItem"), Position: len(list.Items) + 1, URL: c.BaseURL + ImagePath(img)})
		}
	}
	return CollectionPage{Name: c.Title, Description: c.Description, URL: c.Canonical, List: list}
}
