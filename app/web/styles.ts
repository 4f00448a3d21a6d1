import '#platform/web/styles/index.css'
